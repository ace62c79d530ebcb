export const strings: StringFolders['pages/search'] = {
  nothing: 'Escribe una cuenta, el ID de una transacción, un número de bloque o una clave pública.',
  privateKey:
    'Es una clave privada. No la pongas nunca en una URL: escríbela en el buscador, que la convierte en tu navegador.',
};
