export const strings: StringFolders['pages/settings'] = {
  title: 'Ajustes del nodo',
  description: 'Explora tu propio nodo',
  about:
    'Tu navegador lee este nodo directamente; nada pasa por este servidor. El nodo debe permitir que esta página le pregunte (access-control-allow-origin).',
  nodeUrl: 'URL del nodo',
  hyperionUrl: 'URL de Hyperion',
  optional: 'Opcional',
  coreSymbol: 'Símbolo principal',
  corePrecision: 'Decimales',
  systemDomain: 'Cuenta del sistema',
  start: 'Explorar este nodo',
  checking: 'Preguntando al nodo …',
  stop: 'Volver al nodo de este servidor',
  invalid: (host) => `URL no válida, ejemplo: ${host}`,
  unreachable: 'No se puede conectar con la URL, ¿está nodeos en marcha?',
};
