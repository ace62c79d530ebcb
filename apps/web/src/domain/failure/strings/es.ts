export const strings: StringFolders['domain/failure'] = {
  'no-index': () => 'Esto lo guarda un índice, y esta cadena no tiene ninguno aquí',
  'no-service': () => 'Ni un índice ni otro servicio de aquí puede decirlo',
  'no-history': () => 'No hay ninguna fuente de historial configurada',
  'not-offered': () => 'Esta fuente no lo indica',
  'some-tokens': (contracts) => `Sin un índice solo se conocen los tokens de ${contracts}`,
  'index-empty': () => 'Todavía no hay nada indexado',
  'index-without-traces': () => 'Este índice se creó sin acciones',
  'index-without-deltas': () => 'Este índice se creó sin cambios de estado',
  'index-begins': (block) =>
    `El índice empieza en el bloque ${block}: conoce lo escrito desde entonces, no todo lo que hay`,
  'outside-index': (first, last) => `No está en los bloques ${first} a ${last}, que son todo lo indexado`,
  'block-outside-index': (block, first, last) =>
    `El estado del bloque ${block} no está indexado; sí el de los bloques ${first} a ${last}`,
  'before-index': (time) => `${time} es anterior a todo lo indexado`,
  'history-begins': (action) => `Este nodo tiene el historial de la cuenta desde su acción número ${action}`,
  'schedule-unknown': (slots) =>
    `No se sabe de quién eran ${slots} turnos perdidos: se anunció antes de que empezara este índice`,
  'crowded-moment': () => 'Un mismo instante tiene más acciones de las que este servicio permite saltar',
  'other-store': () => 'Este tipo de almacén todavía no lo guarda',
  'foreign-cursor': () => 'Este lugar de la lista es de otra fuente: empiece por lo más reciente',
  'primary-key-only': () => 'Las tablas del pasado se leen por su clave primaria, en orden ascendente',
  'index-stands': () => 'El índice ya no avanza (véase /status)',
  'sent-only': () => 'Solo lo que enviaron las transacciones, sin acciones internas ni avisos',
};
