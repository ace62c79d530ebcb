export const strings: StringFolders['domain/fio'] = {
  never: 'No caduca',
  expired: 'Caducado',
  public: 'Público',
  private: 'Privado',
};
