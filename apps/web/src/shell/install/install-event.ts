/** What browsers offer an installable page; not yet in the standard's types. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Kept in this browser alone: somebody did not want the app installed. */
export const installDenied = 'antescope-install-denied';
