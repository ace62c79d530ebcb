export const strings: StringFolders['pages/api-reference'] = {
  title: 'Referencia de la API',
  description: (chain) => `Todos los recursos de la API REST de ${chain}, para leer y probar`,
  about:
    'Todo lo que este sitio muestra de la cadena puede pedirse desde un programa, desde cualquier origen y sin clave. Las cantidades son textos con todos sus decimales, los enteros de 64 bits son textos de cifras y las horas son UTC.',
  address: 'Dirección',
  envelope:
    'Una respuesta es {data, meta}: meta indica la fuente, su endpoint y el bloque en el que los datos son ciertos; complete es false cuando falta una parte y failures dice por qué.',
  errors:
    'Un error es {error: {code, message, details}}: 400 si un parámetro es incorrecto o desconocido, 404 si no existe, 410 si una bifurcación se llevó el cursor, 429 por encima del límite y 502 si ninguna fuente pudo responder.',
  caching:
    'Cada respuesta lleva un ETag; lo irreversible se marca como inmutable. Las listas continúan con el cursor que da next.',
  noServer: 'Esta página la hace el servidor, y usted mira su propio nodo sin él.',
  contents: 'Recursos',
  tags: {
    accounts: 'Cuentas',
    ledger: 'Bloques y transacciones',
    chain: 'La cadena',
    contracts: 'Contratos',
    tokens: 'Tokens',
    prices: 'Precios',
    nfts: 'NFT',
    services: 'Servicios',
  },
  shapes: 'Estructuras',
  answer: 'Responde',
  places: { path: 'ruta', query: 'opcional' },
  needed: 'obligatorio',
  usual: 'normalmente',
  tryIt: 'Probar',
  tryPath: (path) => `Probar: ${path}`,
  ask: 'Preguntar',
  asking: 'Preguntando …',
  required: 'Rellene lo que lleva asterisco',
  copyAddress: 'Copiar la dirección',
  noAnswer: 'El servidor no respondió',
  cut: 'Solo se muestra el principio; la dirección lo tiene todo.',
};
