export const strings: StringFolders['pages/accounts'] = {
  title: 'Cuentas',
  description: (chain) => `Cuentas más recientes de ${chain} y sus creadores`,
  what: 'las cuentas',
  none: 'Ninguna cuenta creada',
  topHolders: 'Mayores titulares',
  account: 'Cuenta',
  creator: 'Creador',
  created: 'Creada',
  newPerDay: 'Cuentas nuevas por día',
  range: 'Periodo',
  whatDays: 'las cuentas nuevas por día',
};
