/** What server and page say to each other: the mirror of src/riverrun/server/messages.py, by topic. */

export * from './messages/analysis'
export * from './messages/games'
export * from './messages/socket'
export * from './messages/tables'
