export const strings: StringFolders['pages/search'] = {
  nothing: 'Escribe una cuenta, el id de una transacción, un número de bloque o una clave pública.',
  privateKey:
    'Eso es una clave privada. No pertenece a ninguna dirección: escríbela en el buscador, donde se convierte sin salir de esta página.',
};
