export const strings: StringFolders['pages/api-reference'] = {
  title: 'Referencia de la API',
  description: (chain) => `API REST de ${chain}: recursos, parámetros y pruebas`,
  about:
    'API REST pública, sin clave, con CORS. Las cantidades y los enteros de 64 bits son cadenas; las horas son UTC.',
  address: 'URL base',
  envelope:
    'Las respuestas son {data, meta}. meta contiene la fuente, su endpoint y el bloque al que corresponden los datos; si complete es false, failures indica los motivos.',
  errors:
    'Los errores son {error: {code, message, details}}: 400 parámetro no válido o desconocido, 404 no encontrado, 410 cursor invalidado por una bifurcación, 429 límite de peticiones superado, 502 ninguna fuente disponible.',
  caching:
    'Toda respuesta lleva ETag; los datos irreversibles se marcan como immutable. Las listas se paginan con el cursor de next.',
  noServer: 'No disponible en modo local: la API la ofrece el servidor.',
  contents: 'Recursos',
  tags: {
    accounts: 'Cuentas',
    ledger: 'Bloques y transacciones',
    chain: 'Cadena',
    contracts: 'Contratos',
    tokens: 'Tokens',
    prices: 'Precios',
    nfts: 'NFT',
    services: 'Servicios',
  },
  shapes: 'Tipos',
  answer: 'Devuelve',
  places: { path: 'ruta', query: 'opcional' },
  needed: 'obligatorio',
  default: 'por defecto',
  tryIt: 'Probar',
  tryPath: (path) => `Probar: ${path}`,
  send: 'Enviar',
  sending: 'Enviando …',
  required: 'Rellena los campos obligatorios (*)',
  copyAddress: 'Copiar URL',
  noAnswer: 'Sin respuesta del servidor',
  cut: 'Truncado; abre la URL para ver la respuesta completa.',
};
