export const strings: StringFolders['pages/transactions'] = {
  title: 'Transacciones',
  description: (chain) => `Últimas transacciones de ${chain}`,
  what: 'las transacciones',
  none: 'No se encontraron transacciones',
  live: 'Transacciones en vivo',
  block: 'Bloque',
  time: 'Hora',
  cpu: 'CPU',
  unknown: 'Solo se conoce el ID',
  more: (count) => `+${count} más`,
};
