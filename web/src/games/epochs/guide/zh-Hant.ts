/** What the guide says. */

export { default } from './en'
