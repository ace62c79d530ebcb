export const strings: StringFolders['domain/rex'] = {
  number: 'Préstamo',
  from: 'De',
  receiver: 'Receptor',
  staked: 'En stake',
  balance: 'Fondo',
  expires: 'Vence',
  what: 'los préstamos',
  none: 'No hay préstamos en curso.',
};
