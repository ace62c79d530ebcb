export const strings: StringFolders['pages/blocks'] = {
  title: 'Bloques',
  description: (chain) => `Últimos bloques de ${chain} con productor, hora y transacciones`,
  what: 'los bloques',
  none: 'No se encontraron bloques',
  before: 'Anteriores al bloque',
  show: 'Mostrar',
  block: 'Bloque',
  time: 'Hora',
  producer: 'Productor',
  transactions: 'Transacciones',
  missed: 'Ranuras perdidas antes',
  finality: 'Finalidad',
};
