export const strings: StringFolders['shell/keyboard'] = {
  title: 'Teclado',
  list: [
    ['/', 'Buscar'],
    ['Ctrl K', 'Buscar'],
    ['g h', 'Ir al inicio'],
    ['g l', 'Ir a las transacciones en vivo'],
    ['g t', 'Ir a los tokens'],
    ['g v', 'Ir a productores'],
    ['g w', 'Ir a la cartera'],
    ['j k', 'Fila siguiente y anterior'],
    ['Enter', 'Abrir la fila'],
    ['[ ]', 'Bloque anterior y siguiente'],
    ['c', 'Copiar el nombre o el ID de esta página'],
    ['Esc', 'Cerrar'],
    ['?', 'Mostrar atajos'],
  ],
};
