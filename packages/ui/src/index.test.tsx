// @vitest-environment node
import { Flag as FlagIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';
import { aRoute } from './testing/aRoute.ts';

const nothing = () => undefined;
const items = [{ href: '/', label: 'Главная', icon: FlagIcon, current: true }];
const next = { title: 'Перевал', kicker: 'Сегодня', meta: 'Ватопия', route: aRoute(), startsAt: 0 };
const ongoing = { title: 'Штиль', href: '#', elapsed: 'В пути', summary: '', finishers: [], empty: '', note: '' };
const groups = [{ title: 'Данные', items: [{ key: 'np', label: 'NP', checked: true }] }];
const notification = { id: '1', title: 'Осенний кубок', text: 'Протокол изменён', createdAt: 0, isRead: false };

const choices = [{ value: '1', label: 'Ось' }];

const rendered = {
  AlertToast: <ui.AlertToast tone="error" onClose={nothing} />,
  AlertToasts: <ui.AlertToasts />,
  AppShell: <ui.AppShell items={items} path={[{ label: 'Главная' }]} />,
  ArticleLayout: <ui.ArticleLayout />,
  Aside: <ui.Aside />,
  AuthLayout: <ui.AuthLayout title="Вход" />,
  Avatar: <ui.Avatar name="Лев Подветренный" />,
  Blank: <ui.Blank />,
  Bleed: <ui.Bleed>Протокол</ui.Bleed>,
  BotCard: <ui.BotCard title="Ось Судья" chip="работает" until="до 3 февраля" elapsed={0.2} text="Продлевается" />,
  BottomBar: <ui.BottomBar items={items} />,
  Breadcrumbs: <ui.Breadcrumbs path={[{ label: 'Результаты', href: '/' }]} />,
  Button: <ui.Button>Сохранить</ui.Button>,
  ButtonRow: <ui.ButtonRow />,
  Card: <ui.Card />,
  CategoryBadge: <ui.CategoryBadge category="A" count={3} />,
  CategoryFilter: <ui.CategoryFilter categories={[{ category: 'A' }]} value={null} onChange={nothing} />,
  CategoryTrack: <ui.CategoryTrack label="FTP 3.12" limits={[{ category: 'D', from: 0 }]} value={3.12} />,
  Checkbox: <ui.Checkbox label="Да" checked={false} onChange={nothing} />,
  CheckboxGroup: <ui.CheckboxGroup label="Карты" options={choices} value={[]} onChange={nothing} withAll />,
  CheckboxMenu: <ui.CheckboxMenu groups={groups} onToggle={nothing} />,
  Chip: <ui.Chip>Вы</ui.Chip>,
  ContentsList: <ui.ContentsList label="Темы" items={[{ href: '/', label: 'Отрыв' }]} />,
  Disclosure: <ui.Disclosure title="Вопрос" />,
  LinksCard: <ui.LinksCard title="Райдеру" shape="rise" links={[]} />,
  CodeBlock: <ui.CodeBlock label="Код" code="<b>Отрыв</b>" />,
  ColorField: <ui.ColorField label="Цвет" value="#d90068" onChange={nothing} />,
  ClubCard: <ui.ClubCard title="Ось" />,
  Columns: <ui.Columns />,
  Combobox: <ui.Combobox label="Лидер" options={choices} value={null} onChange={nothing} />,
  ComparedFigures: <ui.ComparedFigures caption="Цифры" names={['Лев']} figures={[{ label: 'RS', values: ['561'] }]} />,
  ConfirmDialog: (
    <ui.ConfirmDialog
      open
      title="Удалить этап?"
      action="Удалить"
      pendingAction="Удаляем"
      onConfirm={nothing}
      onClose={nothing}
    />
  ),
  CopyText: <ui.CopyText text="46" />,
  Countdown: <ui.Countdown to="2100-01-01T00:00:00Z" />,
  CoverHero: <ui.CoverHero title="Ось" shortName="ОСЬ" />,
  DateTime: <ui.DateTime at="2026-11-21T12:00:00Z" />,
  Dialog: <ui.Dialog open title="Изменение категории" onClose={nothing} />,
  DisplayText: <ui.DisplayText>Отрыв</ui.DisplayText>,
  DisqualificationLabel: <ui.DisqualificationLabel label="VP" />,
  Either: <ui.Either>или</ui.Either>,
  EmptyState: <ui.EmptyState title="Пусто">Уберите фильтр.</ui.EmptyState>,
  ErrorState: <ui.ErrorState>Сервер не ответил.</ui.ErrorState>,
  EventCard: (
    <ui.EventCard title="Пролог" href="/" startsAt={0} kind="Гонка" palette="ink" route={aRoute()} distanceKm={3} />
  ),
  FactList: <ui.FactList facts={[]} />,
  Field: <ui.Field id="weight" label="Вес" error="Введите вес" />,
  FieldBox: <ui.FieldBox />,
  FieldGroup: <ui.FieldGroup id="worlds" label="Карты" />,
  FieldInput: <ui.FieldInput aria-label="Вес" />,
  FieldRow: <ui.FieldRow />,
  FieldUnit: <ui.FieldUnit>кг</ui.FieldUnit>,
  FieldNotes: <ui.FieldNotes id="поле" hint="Подсказка" />,
  FileField: <ui.FileField label="Обложка" value={[]} onChange={nothing} />,
  Flag: <ui.Flag country="RUS" />,
  Forbidden: <ui.Forbidden />,
  FramePreview: <ui.FramePreview heading="Так будет" frameTitle="Кадр" src="about:blank" fallback="Не загрузилось" />,
  PreviewLayout: <ui.PreviewLayout preview="Кадр" options="Поля" optionsLabel="Настройки" result="Код" />,
  FullPageLoader: <ui.FullPageLoader />,
  FormSection: <ui.FormSection title="Ссылки" />,
  Gap: <ui.Gap gapMs={1000} aheadMs={0} scaleMs={9000} />,
  GapTrack: <ui.GapTrack gapMs={1000} aheadMs={0} scaleMs={9000} />,
  Grid: <ui.Grid />,
  Hero: <ui.Hero title="Холмы" />,
  HeroSkeleton: <ui.HeroSkeleton />,
  Icon: <ui.Icon of={FlagIcon} />,
  ClientOnly: <ui.ClientOnly fallback="room">late</ui.ClientOnly>,
  IconButton: <ui.IconButton icon={FlagIcon} label="Флаг" />,
  KeyFigures: <ui.KeyFigures figures={[{ label: 'дистанция', value: '16.2', unit: 'км' }]} />,
  Link: <ui.Link href="/">Домой</ui.Link>,
  LineItem: <ui.LineItem title="VK ID" />,
  LineList: <ui.LineList />,
  LinkButton: <ui.LinkButton href="/">Домой</ui.LinkButton>,
  LinkLine: <ui.LinkLine label="Категория" links={[{ href: '/', label: 'Все' }]} />,
  BrandMark: <ui.BrandMark />,
  MedalRank: <ui.MedalRank place={1} />,
  Menu: <ui.Menu label="Действия" entries={[{ label: 'Дисквалификация' }]} />,
  MetaList: <ui.MetaList items={[{ key: 'who', icon: FlagIcon, content: 'Клуб «Ось»' }]} />,
  MultiCombobox: <ui.MultiCombobox label="Лидеры" options={choices} value={choices} onChange={nothing} />,
  NextUp: <ui.NextUp {...next} />,
  NotFound: <ui.NotFound />,
  Notice: <ui.Notice>Места пересчитаются.</ui.Notice>,
  NotificationBell: <ui.NotificationBell notifications={[notification]} onRead={nothing} />,
  NotificationList: <ui.NotificationList notifications={[notification]} onRead={nothing} />,
  OnAirChip: <ui.OnAirChip href="#stream">в эфире</ui.OnAirChip>,
  NumberField: <ui.NumberField label="Вес" value={78.3} onChange={nothing} unit="кг" />,
  OtryvProvider: <ui.OtryvProvider>Отрыв</ui.OtryvProvider>,
  OngoingRace: <ui.OngoingRace {...ongoing} />,
  OrganizerCard: <ui.OrganizerCard title="Ось" href="/" shortName="ОСЬ" palette="ink" />,
  Page: <ui.Page />,
  PageHead: <ui.PageHead title="Расписание" />,
  PageSizeSelect: <ui.PageSizeSelect value={50} onChange={nothing} />,
  Pagination: <ui.Pagination page={1} pageCount={2} hrefOf={String} />,
  PasswordField: <ui.PasswordField label="Пароль" value="" onChange={nothing} />,
  Popover: (
    <ui.Popover label="Столбцы" title="Столбцы">
      Меню
    </ui.Popover>
  ),
  Power: <ui.Power value={300} />,
  PriceCard: <ui.PriceCard title="Организатор" amount={990} unit="month" />,
  PriceOptions: <ui.PriceOptions label="Срок" options={[]} value={null} onChange={nothing} />,
  Progress: <ui.Progress label="Загружаем протокол" value={12} max={91} />,
  Prose: <ui.Prose />,
  ProseText: <ui.ProseText text="Текст https://otryv.example" />,
  RaceTime: <ui.RaceTime ms={1000} />,
  RadioGroup: <ui.RadioGroup label="Вид" options={choices} value={null} onChange={nothing} />,
  Rail: <ui.Rail items={items} homeHref="/" />,
  RiderHero: <ui.RiderHero name="Лев Подветренный" />,
  RiderName: <ui.RiderName name="Лев Подветренный" country="RUS" team={{ code: 'ПИК', colour: '#f00' }} />,
  RouteBars: <ui.RouteBars route={aRoute()} />,
  RouteFigure: <ui.RouteFigure route={aRoute()} distanceKm={31.4} />,
  RoutePoster: <ui.RoutePoster palette="ink" route={null} kind="Гонка" distanceKm={3} />,
  RuleIcons: <ui.RuleIcons rules={['NO_POWERUPS']} />,
  SearchDialog: <ui.SearchDialog open query="" state="hint" groups={[]} onQuery={nothing} onClose={nothing} />,
  SearchField: <ui.SearchField value="перевал" onChange={nothing} />,
  SearchTrigger: <ui.SearchTrigger />,
  Section: <ui.Section title="Старты" />,
  SegmentedControl: (
    <ui.SegmentedControl label="Мощность" options={[{ value: 'w', label: 'вт' }]} value="w" onChange={nothing} />
  ),
  Select: <ui.Select label="Клуб" options={[{ value: '1', label: 'Ось' }]} value="1" onChange={nothing} />,
  SelectField: <ui.SelectField label="Клуб" options={choices} value="1" onChange={nothing} />,
  ServiceSlot: <ui.ServiceSlot title="Слот" period="до 3 февраля" track={{ from: 0, until: 1 }} />,
  Setting: <ui.Setting title="Имя" />,
  SeriesCard: <ui.SeriesCard title="Осенний кубок" href="/" kind="Тур" palette="ink" dates="21 октября" />,
  SettingList: <ui.SettingList />,
  Skeleton: <ui.Skeleton />,
  Slider: <ui.Slider label="Громкость" value={0.5} onChange={nothing} />,
  Stack: <ui.Stack />,
  StepCard: <ui.StepCard title="Подтвердите" steps={[]} />,
  StageNav: <ui.StageNav label="Этапы" steps={[{ label: '1', href: '/' }]} current="/" />,
  StartPlate: <ui.StartPlate name="Лев Подветренный" />,
  StateStrip: <ui.StateStrip state="Официальный" tone="success" title="Протокол официальный" />,
  StreamBadge: <ui.StreamBadge platform="twitch" live />,
  StreamCard: <ui.StreamCard title="Эфир" places={[]} rider="Лев" riderName="Лев" viewers={null} history={[]} />,
  Switch: <ui.Switch label="Скрыть вес" checked onChange={nothing} />,
  Tabs: <ui.Tabs label="Разделы" tabs={[{ href: '/', label: 'Результаты' }]} current="/" />,
  TeamBadge: <ui.TeamBadge code="ПИК" colour="#f00" />,
  TeamCard: <ui.TeamCard title="Ветер" href="/" code="ВЕТЕР" />,
  TeamHero: <ui.TeamHero name="Ветер" code="ВЕТЕР" />,
  TeamPlate: <ui.TeamPlate code="ВЕТЕР" />,
  TextArea: <ui.TextArea label="Описание" value="" onChange={nothing} limit={200} grows />,
  TextField: <ui.TextField label="Имя" value="" onChange={nothing} limit={50} />,
  TimeTrack: <ui.TimeTrack from="2026-11-19" until="2026-11-21" label="Окно" fromLabel="от" untilLabel="до" />,
  Toolbar: <ui.Toolbar />,
  ToolbarSpacer: <ui.ToolbarSpacer />,
  Tooltip: <ui.Tooltip tip="Причина">VP</ui.Tooltip>,
  VariabilityDot: <ui.VariabilityDot index={1.1} />,
  VersusHero: <ui.VersusHero title="Сравнение" riders={[{ key: 7, name: 'Лев' }]} />,
  VisuallyHidden: <ui.VisuallyHidden>слова</ui.VisuallyHidden>,
  WorldRoute: <ui.WorldRoute world="Ватопия" route="Перевал" />,
  Wordmark: <ui.Wordmark />,
} satisfies Record<string, ReactNode>;

const others = [
  'afterPaint',
  'displayLang',
  'lazyPart',
  'pageSizes',
  'posterPalette',
  'posterPalettes',
  'useField',
  'useHydrated',
  'contrastRatio',
  'useMessages',
  'useNow',
  'useOtryv',
  'useHasPainted',
];

function problemOnServer(element: ReactNode): string | null {
  try {
    const html = renderToString(element);
    if (html === '') return 'renders nothing';
    return html.includes('style=') ? html : null;
  } catch (error) {
    return String(error);
  }
}

describe('@otryv/ui', () => {
  it('exports exactly the components and functions of this list', () => {
    expect(Object.keys(ui).toSorted()).toEqual([...Object.keys(rendered), ...others].toSorted());
  });

  it('renders every component on a server, without a style attribute', () => {
    const problems = Object.entries(rendered).map(([name, element]) => [name, problemOnServer(element)]);

    expect(problems.filter(([, problem]) => problem !== null)).toEqual([]);
  });
});
