/** Declares the files of the console, whose names change with their content. */
import type { Route } from './route.ts';

export const CONSOLE_ASSETS = '/console-assets';

export type ConsoleAsset = Route<'console-asset'>;

export const consoleAssets: ConsoleAsset = {
  kind: 'console-asset',
  method: 'GET',
  path: `${CONSOLE_ASSETS}/{file}`,
};
