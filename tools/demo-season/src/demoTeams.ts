/**
 * Team of the demo, with accounts by index in the list of team riders; the captain of the first one is demo-captain.
 */
export interface DemoTeam {
  name: string;
  shortName: string;
  mission: string;
  badgeBackground: string;
  badgeTextColor: string;
  riders: number;
  viceCaptains: number;
  isClosed?: true;
}

export const demoTeams: readonly DemoTeam[] = [
  {
    name: 'Ветер',
    shortName: 'ВЕТЕР',
    mission: 'Едем группой, финишируем отрывом',
    badgeBackground: '#1d4ed8',
    badgeTextColor: '#ffffff',
    riders: 7,
    viceCaptains: 1,
  },
  {
    name: 'Северный ход',
    shortName: 'СЕВЕР',
    mission: 'Тренируемся зимой, гоняемся весь год',
    badgeBackground: '#0b2b26',
    badgeTextColor: '#d7f5ea',
    riders: 7,
    viceCaptains: 2,
  },
  {
    name: 'Крона',
    shortName: 'КРОНА',
    mission: 'Догоняем тех, кто стартовал раньше',
    badgeBackground: '#c77dff',
    badgeTextColor: '#240046',
    riders: 6,
    viceCaptains: 1,
  },
  {
    name: 'Volna Racing',
    shortName: 'VOLNA',
    mission: 'Волна за волной',
    badgeBackground: '#ffe066',
    badgeTextColor: '#1a1a1a',
    riders: 6,
    viceCaptains: 0,
  },
  {
    name: 'Пик',
    shortName: 'ПИК',
    mission: 'Только вверх',
    badgeBackground: '#f8f9fa',
    badgeTextColor: '#b00020',
    riders: 5,
    viceCaptains: 0,
  },
  {
    name: 'Каденс',
    shortName: 'КАДЕНС',
    mission: 'Девяносто оборотов и ровное дыхание',
    badgeBackground: '#7a1f1f',
    badgeTextColor: '#ffd6d6',
    riders: 5,
    viceCaptains: 1,
  },
  {
    name: 'Штиль',
    shortName: 'ШТИЛЬ',
    mission: 'Спокойствие перед финишем',
    badgeBackground: '#a8dadc',
    badgeTextColor: '#0b3c5d',
    riders: 5,
    viceCaptains: 0,
  },
  {
    name: 'Ось-7',
    shortName: 'ОСЬ-7',
    mission: 'Гонялись вместе один сезон',
    badgeBackground: '#343a40',
    badgeTextColor: '#f1f3f5',
    riders: 4,
    viceCaptains: 0,
    isClosed: true,
  },
];
