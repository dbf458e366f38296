export { isFullDisk, sayFullDisk, whenThereIsRoom } from './full-disk.ts';
export { Html, html } from './html.ts';
export { readJsonFile, writeJsonFile } from './json-file.ts';
export { type LoopbackAddress, listenOnLoopback } from './listen-on-loopback.ts';
export { isLoopbackHost, refuseDeploy } from './one-machine.ts';
export { leaveLittleRoom, openDatabase } from './open-database.ts';
export { type LocalPage, localPage } from './local-page.ts';
export type { Site } from './site.ts';
