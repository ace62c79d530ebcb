export const strings = {
  label: 'Source of the data',
  source: 'Data from',
  stop: 'Stop',
};

declare global {
  interface StringFolders {
    'shell/own-node': typeof strings;
  }
}
