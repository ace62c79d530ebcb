import type { InstallWords } from './en.ts';

export const words: InstallWords = {
  title: 'Instalar Antescope',
  text: 'En su propia ventana, a un toque.',
  install: 'Instalar',
  notNow: 'Ahora no',
};
