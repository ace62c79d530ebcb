export const strings = {
  title: 'Keyboard',
  list: [
    ['/', 'Search'],
    ['Ctrl K', 'Search'],
    ['g h', 'Go to home'],
    ['g l', 'Go to live transactions'],
    ['g t', 'Go to tokens'],
    ['g v', 'Go to the vote'],
    ['g w', 'Go to the wallet'],
    ['j k', 'Next and previous row'],
    ['Enter', 'Open the row'],
    ['[ ]', 'Previous and next block'],
    ['c', 'Copy the name or id of this page'],
    ['Esc', 'Close'],
    ['?', 'This list'],
  ] as [string, string][],
};

declare global {
  interface StringFolders {
    'shell/keyboard': typeof strings;
  }
}
