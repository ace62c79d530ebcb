export const strings: StringFolders['shell/own-node'] = {
  label: 'Origen de los datos',
  source: 'Datos de',
  stop: 'Dejar de usarlo',
};
