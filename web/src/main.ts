/** Starts the page: its looks, its language, then everything else. */

import '@fontsource-variable/fraunces/opsz.css'
import '@fontsource-variable/inter/wght.css'
import './app.css'
import './controls.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { firstView } from './firstView'
import { speech } from './lib/languages/language.svelte'
import { router } from './lib/browser/router.svelte'
import { settings } from './lib/browser/settings.svelte'
import { startWorker } from './lib/browser/worker'

settings.apply()

const target = document.getElementById('app')
if (target) void Promise.all([speech.start(), firstView(router.route)]).then(() => mount(App, { target }))
if (import.meta.env.PROD) startWorker((path) => router.go(path))
