export const strings: StringFolders['wallet/connect/watch-only'] = {
  about:
    'Todas las páginas y herramientas se muestran como para esta cuenta. Las transacciones se simulan y se exportan para otra cartera; aquí nunca se firman.',
  level: 'Cuenta y permiso',
  badLevel: 'Nombre de cuenta, con @permiso si no es active',
  watch: 'Observar la cuenta',
};
