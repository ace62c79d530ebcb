import type { SupplyWords } from './en.ts';

export const words: SupplyWords = {
  title: 'Suministro',
  description: (symbol, chain) => `Cuánto ${symbol} hay en ${chain} y dónde está`,
  what: 'el suministro',
  none: 'El token principal no tiene suministro en este nodo',
  total: 'En existencia',
  maximum: 'Como máximo',
  circulating: 'En circulación',
  staked: 'En stake',
  rex: 'En REX',
  ram: 'Bloqueado por RAM',
  share: (percent) => `${percent} de lo que existe`,
  issuer: 'Emisor',
  contract: 'Contrato',
  noRex: 'Esta cadena no tiene fondo REX',
  noStake: 'El contrato del sistema no guarda stake aquí',
  lessReserved: 'El suministro menos lo que guardan las cuentas reservadas.',
};
