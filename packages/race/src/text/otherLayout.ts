const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';
const keys = new Map(Array.from(latin, (letter, at) => [letter, cyrillic[at] ?? letter]));
const back = new Map(Array.from(keys, ([one, other]) => [other, one]));

/**
 * Converts a text typed in the wrong keyboard layout: «kb,yjd» is «либнов», «дшитщм» is «libnov». A text with Cyrillic
 * characters is converted to Latin, any other to Cyrillic.
 */
export function otherLayout(text: string): string {
  const map = /\p{Script=Cyrillic}/u.test(text) ? back : keys;
  return Array.from(text, (letter) => map.get(letter) ?? letter).join('');
}
