export const strings: StringFolders['shell/menu'] = {
  groups: {
    explorer: 'Explorar',
    tokens: 'Tokens y titulares',
    governance: 'Gobernanza',
    resources: 'Recursos',
    wallet: 'Cartera',
    developers: 'Desarrolladores',
  },
};
