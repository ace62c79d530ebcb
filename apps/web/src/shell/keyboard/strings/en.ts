export const strings = {
  title: 'Keyboard',
  list: [
    ['/', 'Search'],
    ['Ctrl K', 'Search'],
    ['g h', 'Go to home'],
    ['g l', 'Go to live transactions'],
    ['g t', 'Go to tokens'],
    ['g v', 'Go to producers'],
    ['g w', 'Go to wallet'],
    ['j k', 'Next and previous row'],
    ['Enter', 'Open the row'],
    ['[ ]', 'Previous and next block'],
    ['c', 'Copy the name or ID on this page'],
    ['Esc', 'Close'],
    ['?', 'Show shortcuts'],
  ] as [string, string][],
};

declare global {
  interface StringFolders {
    'shell/keyboard': typeof strings;
  }
}
