export const strings: StringFolders['pages/xpr-admin'] = {
  title: 'Administración de XPR',
  description: (chain) => `Administración de contratos de ${chain}`,
  about: 'Tablas del contrato y sus acciones como formularios. La cadena comprueba la autoridad de cada transacción.',
  tools: {
    'proton-loan': 'Préstamos',
    'metal-dollar': 'Metal Dollar',
    'proton-dex': 'DEX',
    blocklist: 'Lista de bloqueo',
  },
  unknown: 'Herramienta desconocida',
  actions: 'Acciones',
  allRows: 'Todas las filas',
  rowsOf: (table) => `Filas de ${table}`,
  noRows: 'Sin filas',
  noAbi: 'No se pudo leer el ABI.',
  noContract: (account) => `Sin contrato en ${account}`,
};
