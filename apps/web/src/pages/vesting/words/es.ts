import type { VestingWords } from './en.ts';

export const words: VestingWords = {
  title: 'Liberación del fundador',
  description: (chain) => `Lo que se concedió al fundador de ${chain} y cuánto está libre`,
  account: 'Cuenta',
  granted: 'Concedido',
  free: 'Libre hasta ahora',
  locked: 'No libre',
  rule: (years, start) => `Se libera por igual, segundo a segundo, durante ${years} años desde el ${start}.`,
  stopped: (day) => `La cadena decidió que nada más se libera después del ${day}.`,
  schedule: 'Año por año',
  until: 'Hasta',
  holds: 'Lo que la cuenta tiene ahora',
  what: 'la cuenta',
  noAccount: 'Esta cadena no tiene esa cuenta',
  total: 'Total',
  staked: 'En stake',
};
