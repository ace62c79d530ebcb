export const strings: StringFolders['pages/dapps'] = {
  title: 'dApps',
  description: (chain) => `Aplicaciones de ${chain}`,
  none: (chain) =>
    `Nadie ha puesto aún una aplicación de ${chain} en esta lista. Quien opera este sitio las nombra en su configuración.`,
  contract: 'Contrato',
  open: 'Abrir',
};
