import type { DappWords } from './en.ts';

export const words: DappWords = {
  title: 'dApps',
  description: (chain) => `Aplicaciones de ${chain}`,
  none: (chain) =>
    `Nadie ha puesto aún una aplicación de ${chain} en esta lista. Quien opera este sitio las nombra en su configuración.`,
  contract: 'Contrato',
  open: 'Abrir',
};
