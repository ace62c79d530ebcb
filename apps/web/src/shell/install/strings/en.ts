export const strings = {
  title: 'Install Antescope',
  text: 'Opens in its own window, one click away.',
  install: 'Install',
  notNow: 'Not now',
};

declare global {
  interface StringFolders {
    'shell/install': typeof strings;
  }
}
