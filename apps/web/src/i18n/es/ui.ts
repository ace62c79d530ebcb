import type { AgeUnit } from '../../lib/time/time-text.ts';
import type { ui as english } from '../en/ui.ts';

const short: Record<AgeUnit, string> = { second: 's', minute: 'min', hour: 'h', day: 'd', year: 'a' };

const long: Record<AgeUnit, string> = {
  second: 'segundo',
  minute: 'minuto',
  hour: 'hora',
  day: 'día',
  year: 'año',
};

export const ui: typeof english = {
  ui: { copy: 'Copiar', copied: 'Copiado', close: 'Cerrar' },
  time: {
    age: ({ value, unit, future }) =>
      future ? `en ${value} ${short[unit]}` : value === 0 ? 'ahora' : `hace ${value} ${short[unit]}`,
    relative: ({ value, unit, future }) => {
      const distance = `${value} ${long[unit]}${value === 1 ? '' : 's'}`;
      return future ? `dentro de ${distance}` : value === 0 ? 'ahora' : `hace ${distance}`;
    },
    span: (count, unit) => `${count} ${short[unit]}`,
  },
  unit: {
    bytes: (count) => (count === '1' ? '1 byte' : `${count} bytes`),
    days: (count) => (count === '1' ? '1 día' : `${count} días`),
  },
  chain: {
    irreversible: 'Irreversible',
    reversible: 'Reversible',
    status: {
      executed: 'Ejecutada',
      soft_fail: 'Fallida (se ejecutó el gestor de errores)',
      hard_fail: 'Fallida',
      delayed: 'Aplazada',
      expired: 'Caducada',
    },
  },
  source: {
    label: (state) => `Fuente: ${state}`,
    updated: 'Actualizado',
    partial: 'Parcial o de una fuente alternativa',
    failed: 'No disponible',
    source: 'Fuente',
    block: 'Bloque',
    time: 'A fecha de',
    elapsed: 'Tiempo de respuesta',
    range: 'Bloques',
  },
  outcome: {
    failed: (what) => `No se pudo leer: ${what}`,
    retry: 'Reintentar',
    stale: 'Se muestran los últimos datos conocidos.',
    partial: 'No se pudieron cargar algunos datos.',
    reasons: {
      stale: 'sin sincronizar',
      timeout: 'tiempo de espera agotado',
      network: 'inaccesible',
      http: 'devolvió un error',
      'bad-answer': 'respuesta no válida',
      'wrong-chain': 'otra cadena',
    },
    searched: (first, last) => `se buscó en los bloques ${first} a ${last}`,
  },
  list: {
    pages: 'Páginas',
    older: 'Anteriores',
    newest: 'Más recientes',
    waiting: (count) => (count === 1 ? 'Mostrar 1 transacción nueva' : `Mostrar ${count} transacciones nuevas`),
    comma: ', ',
    andMore: (count) => `+${count} más`,
    undecoded: (bytes) => `${bytes} bytes sin decodificar`,
    truncated: (bytes) => `${bytes} bytes, truncado`,
    loading: 'Cargando',
  },
};
