export const strings: StringFolders['shell/keyboard'] = {
  title: 'Teclado',
  list: [
    ['/', 'Buscar'],
    ['Ctrl K', 'Buscar'],
    ['g h', 'Ir al inicio'],
    ['g l', 'Ir a las transacciones en vivo'],
    ['g t', 'Ir a los tokens'],
    ['g v', 'Ir al voto'],
    ['g w', 'Ir a la cartera'],
    ['j k', 'Fila siguiente y anterior'],
    ['Enter', 'Abrir la fila'],
    ['[ ]', 'Bloque anterior y siguiente'],
    ['c', 'Copiar el nombre o el id de esta página'],
    ['Esc', 'Cerrar'],
    ['?', 'Esta lista'],
  ],
};
