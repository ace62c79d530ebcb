export const strings = {
  title: 'Install Antescope',
  text: 'In a window of its own, one press away.',
  install: 'Install',
  notNow: 'Not now',
};

declare global {
  interface StringFolders {
    'shell/install': typeof strings;
  }
}
