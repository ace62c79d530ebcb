export const strings: StringFolders['pages/dapps'] = {
  title: 'dApps',
  description: (chain) => `dApps de ${chain}`,
  none: (chain) => `Aún no hay dApps de ${chain} en la lista.`,
  contract: 'Contrato',
  open: 'Abrir',
};
