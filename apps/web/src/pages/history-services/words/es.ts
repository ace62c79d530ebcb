import type { HistoryServiceWords } from './en.ts';

export const words: HistoryServiceWords = {
  title: 'Servicios de historial',
  description: (chain) => `De dónde se lee el historial de ${chain} y cómo está cada fuente`,
  about: 'Se preguntan en este orden; responde la primera que puede.',
  service: 'Servicio',
  kind: 'Tipo',
  state: 'Estado',
  range: 'Bloques',
  answers: (time) => `Responde en ${time}`,
  silent: 'No responde',
  what: 'el servicio',
  none: 'No hay servicio de historial configurado: los historiales vienen de los nodos, hasta donde los guardan.',
  noneNeeded: 'No hay servicio de historial configurado: los historiales vienen del índice de este servidor.',
  own: 'Este servidor',
  ownIndex: 'guarda un índice propio',
  noIndex: 'no guarda índice de esta cadena',
};
