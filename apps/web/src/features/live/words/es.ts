import type { LiveWords } from './en.ts';

export const words: LiveWords = {
  title: 'Transacciones en vivo',
  description: 'Las acciones según ocurren',
  what: 'las acciones más recientes',
  start: 'Empezar',
  pause: 'Pausar',
  running: 'En marcha',
  paused: 'En pausa',
  connecting: 'Conectando …',
  lost: 'Se perdió la conexión',
  reconnect: 'Conectar de nuevo',
  account: 'Cuenta',
  action: 'Acción',
  filter: 'Filtrar',
  clear: 'Borrar',
  none: 'No se encontraron acciones',
  time: 'Hora',
  transaction: 'Transacción',
  happened: 'Qué pasó',
  undone: (block) => `Una bifurcación: se reemplazaron los bloques posteriores al ${block}`,
  gap: 'Se perdieron algunas acciones durante la ausencia',
};
