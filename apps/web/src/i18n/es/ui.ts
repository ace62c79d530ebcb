import type { AgeUnit } from '../../lib/time/time-text.ts';
import type { ui as english } from '../en/ui.ts';

const short: Record<AgeUnit, string> = { second: 's', minute: 'min', hour: 'h', day: 'd', year: 'a' };

export const ui: typeof english = {
  ui: { copy: 'Copiar', copied: 'Copiado', close: 'Cerrar' },
  time: {
    age: ({ value, unit, future }) =>
      future ? `en ${value} ${short[unit]}` : value === 0 ? 'ahora' : `hace ${value} ${short[unit]}`,
    span: (count, unit) => `${count} ${short[unit]}`,
  },
  chain: {
    irreversible: 'Irreversible',
    reversible: 'Reversible',
    status: {
      executed: 'Ejecutada',
      soft_fail: 'Fallida; se ejecutó su gestor de errores',
      hard_fail: 'Fallida',
      delayed: 'Aplazada',
      expired: 'Caducada',
    },
  },
  source: {
    label: (state) => `Fuente: ${state}`,
    fresh: 'Leído ahora mismo',
    partial: 'Leído en parte o de una segunda fuente',
    failed: 'No se pudo leer',
    source: 'Fuente',
    block: 'Bloque',
    time: 'A fecha de',
    elapsed: 'Tardó',
    range: 'Bloques',
  },
  outcome: {
    failed: (what) => `No se pudo leer: ${what}`,
    retry: 'Reintentar',
    stale: 'Abajo está lo que se sabía antes.',
    partial: 'Solo se pudo leer una parte.',
    reasons: {
      stale: 'su último bloque es antiguo',
      timeout: 'no respondió a tiempo',
      network: 'no se pudo contactar',
      http: 'respondió con un error',
      'bad-answer': 'dio una respuesta que no sirve',
      'wrong-chain': 'sirve otra cadena',
    },
    searched: (first, last) => `se buscó en los bloques ${first} a ${last}`,
  },
  list: {
    pages: 'Páginas',
    older: 'Anteriores',
    newest: 'Más recientes',
    waiting: (count) => (count === 1 ? '1 nueva' : `${count} nuevas`),
    noneWaiting: 'Las nuevas esperarán aquí',
    comma: ', ',
    andMore: (count) => `y ${count} más`,
    undecoded: (bytes) => `${bytes} bytes sin decodificar`,
    loading: 'Cargando',
  },
};
