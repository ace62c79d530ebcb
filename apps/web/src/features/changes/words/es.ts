import type { ChangesWords } from './en.ts';

export const words: ChangesWords = {
  what: 'lo que cambió',
  none: 'No cambió ninguna fila ni ningún permiso',
  note: 'Las filas como las dejó el bloque anterior y como las dejó este: la cadena da un solo estado de cada fila por bloque.',
  rows: (count) => (count === 1 ? '1 fila' : `${count} filas`),
  permissions: 'Permisos',
  more: (count) => `Las primeras ${count} filas; hay más`,
  scope: 'ámbito',
  key: 'clave',
  payer: 'paga',
  made: 'nueva',
  removed: 'eliminada',
  changed: 'cambiada',
  before: 'antes',
  after: 'después',
  same: 'escrita con el mismo contenido',
  undecoded: 'Ninguna ABI corresponde a esta fila: sus bytes',
  shared: (count) => `${count} transacciones de este bloque ejecutaron el contrato.`,
  namedByOne: 'Solo una de ellas nombra esta fila.',
  namedBy: (count) => `${count} de ellas nombran esta fila.`,
  others: (count) =>
    count === 1
      ? '1 fila más de los mismos contratos, que pudieron escribir otras transacciones de este bloque'
      : `${count} filas más de los mismos contratos, que pudieron escribir otras transacciones de este bloque`,
};
