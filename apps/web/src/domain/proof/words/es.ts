import type { ProofWords } from './en.ts';

export const words: ProofWords = {
  check: 'Verificar en este navegador',
  title: 'Verificado en este navegador',
  block: 'Id del bloque',
  transaction: 'Id de la transacción',
  same: 'calculado aquí a partir de sus bytes: el mismo',
  other: 'calculado aquí a partir de sus bytes: otro distinto',
  untold: 'el nodo no dice todo aquello de lo que se calcula',
  notWithin: 'el bloque solo contiene su id',
  producer: 'Firmado por el productor con',
  signers: 'Firmada con',
  nobody: 'Nadie',
  unsaid: 'el nodo ya no dice qué se firmó',
  failed: 'No se pudo verificar',
};
