export const strings: StringFolders['pages/search'] = {
  nothing: 'Escribe una cuenta, el ID de una transacción, un número de bloque o una clave pública.',
  privateKey:
    'Es una clave privada. No la pongas nunca en una URL: escríbela en el buscador, que la convierte en tu navegador.',
  forms: [
    ['Cuenta', '1–12 caracteres: a–z, 1–5 y puntos'],
    ['ID de transacción', '64 caracteres hexadecimales'],
    ['Bloque', 'Número o ID'],
    ['Clave pública', 'EOS… o PUB_K1_…'],
    ['Token', 'Símbolo'],
    ['Propuesta', 'proponente/nombre'],
  ],
};
