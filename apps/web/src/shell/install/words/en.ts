export const words = {
  title: 'Install Antescope',
  text: 'In a window of its own, one press away.',
  install: 'Install',
  notNow: 'Not now',
};

export type InstallWords = typeof words;
