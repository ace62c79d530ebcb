/** The beforeinstallprompt event, which is missing in the DOM types. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Storage key that records that the user declined. */
export const installDenied = 'antescope-install-denied';
