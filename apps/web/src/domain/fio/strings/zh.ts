export const strings: StringFolders['domain/fio'] = {
  never: '永不过期',
  expired: '已过期',
  public: '公开',
  private: '私有',
};
