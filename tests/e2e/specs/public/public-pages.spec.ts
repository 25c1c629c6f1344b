import { expect, test } from "../../fixtures/content/public-site.ts";
import { complaintsOf, PublicPage } from "../../pages/public-page.ts";

/** What each page shows (spec, section 2), as a visitor without a session finds it. */
test.use({ serviceWorkers: "block", viewport: { width: 1280, height: 800 } });

test("@everyday P-18 P-19 P-35 every address opens its page without a session, in one layout, and asks the configured hosts alone", async ({
  page,
  product,
  content,
}) => {
  const asked = new Set<string>();
  const signedIn: string[] = [];
  page.on("request", (request) => {
    asked.add(new URL(request.url()).origin);
    if (request.headers().authorization) signedIn.push(request.url());
  });
  const complaints = complaintsOf(page);
  const shown = new PublicPage(page);
  const { project, energy } = content;
  const pages: [id: string, path: string, heading: string][] = [
    ["P-01", "/", "Welcome to the Ministry of Energy and Water Resources"],
    ["P-02", "/Ministry", "ABOUT MINISTRY"],
    ["P-03", "/minister", "Leadership"],
    ["P-04", "/water", "Water Department"],
    ["P-05", "/Energy", "Energy Department"],
    ["P-06", "/PlanningPolicy", "Planning and Policy Department"],
    ["P-07", "/Admin&finace", "Admin, HR and Finance Department"], // (sic)
    ["P-07", "/Admin%26finace", "Admin, HR and Finance Department"],
    ["P-08", "/EnergyProject", "ENERGY PROJECTS"],
    ["P-09", "/WaterProject", "WATER PROJECTS"],
    ["P-10", "/AssessmentsPost", "Publications"],
    ["P-11", "/EventPost", "EVENT/NEWS"],
    ["P-12", "/contact", "Contact"],
    ["P-13", `/SingalProjectsEnergy/${energy.id}`, energy.title], // (sic)
    ["P-14", `/SingalProjectsWater/${project.id}`, project.title],
    ["P-15", `/SingalProjectsEvent/${content.eventId}`, content.lastEvent],
    ["P-16", `/project/${project.id}/achievements`, project.title],
    ["P-17", `/documents/${content.reportId}`, content.report],
  ];
  let footer = "";
  for (const [id, path, heading] of pages) {
    await test.step(`${id} ${path} opens its page in the public layout`, async () => {
      await page.goto(product.siteUrl + path, { waitUntil: "domcontentloaded" });
      await expect(shown.heading, path).toHaveText(heading);
      // The address whose spelling is odd comes back after a reload, too.
      if (path.includes("finace")) await page.reload();
      await expect(shown.heading, path).toHaveText(heading);
      expect(page.url(), "nobody is sent to a sign-in").toBe(product.siteUrl + path);
      await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" }).first()).toBeAttached();
      const foot = await page.getByRole("contentinfo").innerText();
      expect(foot, `${path} has the footer of the others`).toBe((footer ||= foot));
    });
  }
  expect([...asked].sort()).toEqual([product.siteUrl, product.apiUrl].sort());
  expect(signedIn).toEqual([]);
  // Nothing of a session: only when this device was here last, for the marks of what is new.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["last-visit"]);
  expect(complaints).toEqual([]);
});

test("@everyday P-29…34 the footer has links, social icons, address, hours, phones, e-mail and copyright", async ({
  page,
  product,
}) => {
  await page.goto(product.siteUrl);
  const contact = page.getByRole("contentinfo");
  for (const [name, to] of [
    ["About", "/Ministry"],
    ["Departments", "/water"],
    ["Events", "/EventPost"],
    ["Contact", "/contact"],
  ] as const) {
    await expect(contact.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
  }
  for (const name of ["Facebook", "Twitter", "YouTube"]) {
    await expect(contact.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(contact.locator("address")).toContainText("Ministry Road");
  await expect(contact).toContainText("Sat–Thu 8:00 am – 6:00 pm");
  await expect(contact.locator("a[href^='tel:']")).toHaveCount(2);
  await expect(contact.locator("a[href^='mailto:']")).toHaveCount(1);
  await expect(contact).toContainText("© 2025");
});

test("@everyday P-40…42 P-45 P-51 P-53 P-54 P-56 P-59…63 the sections of the home page hold what the specification counts", async ({
  page,
  product,
}) => {
  await page.goto(product.siteUrl);
  await new PublicPage(page).untilAlive();
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(region("About Us")).toContainText("established in 2014");
  await expect(region("Vision and Mission").getByRole("heading", { level: 3 })).toHaveText([
    "Vision",
    "Mission",
  ]);
  for (const [name, entries] of [
    ["Ministry Mandates", 6],
    ["Ministry Key Output Areas", 7],
    ["Gallery / Recent Activities", 6],
    ["Departments", 4],
    ["Other Sectors", 2],
    ["Ministry Achievements", 10],
    ["Our services", 6],
    ["Our Current Interventions", 12],
    ["Ministry Officials", 3],
    ["Other Tools", 6],
  ] as const) {
    await expect(region(name).locator("ul, ol").first().locator("> li"), name).toHaveCount(entries);
  }
  await expect(region("Gallery / Recent Activities").locator("img")).toHaveCount(6);
  const interventions = region("Our Current Interventions").getByRole("link", { name: /^Read for More/ });
  await expect(interventions).toHaveCount(12);
  expect(
    [
      ...new Set(await interventions.evaluateAll((all) => all.map((link) => link.getAttribute("href")))),
    ].sort(),
  ).toEqual(["/EnergyProject", "/WaterProject"]);
  for (const official of await region("Ministry Officials").getByRole("listitem").all()) {
    await expect(official.getByRole("img", { name: /^Portrait/ })).toBeVisible();
    await expect(official.getByRole("link", { name: /^E-mail/ })).toHaveAttribute("href", /^mailto:/);
    await expect(official.getByRole("link", { name: /Facebook$/ })).toBeVisible();
  }

  const voices = region("Testimonials");
  const first = await voices.locator("blockquote:visible").innerText();
  await voices.getByRole("button", { name: "Next" }).click();
  await expect(voices.locator("blockquote:visible")).not.toHaveText(first);
  await voices.getByRole("button", { name: "Previous" }).click();
  await expect(voices.locator("blockquote:visible")).toHaveText(first);

  const complaints = region("Complaint Response Mechanisms");
  await expect(complaints.getByRole("heading", { level: 3 })).toHaveText([
    "Hotline",
    "Whistleblowing",
    "General information",
    "Phone 1",
    "Phone 2",
  ]);
  await expect(complaints.locator("a[href^='tel:']")).toHaveCount(3);
  await expect(complaints.locator("a[href^='mailto:']")).toHaveCount(2);
  const tools = region("Other Tools").getByRole("link");
  await expect(tools).toHaveText([
    "Travel Request Form",
    "Ministry Reporting Template",
    "Partner Registration Form",
    "Vendor Registration Form",
    "WASH Assessment Tool",
    "Energy Assessment Tool",
  ]);
  const before = page.url();
  // Forced: a link that is off is not waited for.
  await tools.first().click({ force: true });
  expect(page.url(), "a tool without an address leads nowhere").toBe(before);
});

test("@everyday P-57 P-58 two rows of partners run on without end, stand while pointed at, and stop at Pause", async ({
  page,
  product,
}) => {
  await page.goto(product.siteUrl);
  await new PublicPage(page).untilAlive();
  const partners = page.getByRole("region", { name: "Our Partners" });
  const rows = partners.locator("div:has(> ul)");
  await rows.first().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(2);
  const running = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const { animationPlayState, animationIterationCount } = getComputedStyle(
          row.firstElementChild ?? row,
        );
        return `${animationPlayState} ${animationIterationCount}`;
      }),
    );
  await page.mouse.move(0, 0);
  await expect.poll(running).toEqual(["running infinite", "running infinite"]);
  await rows.first().hover();
  await expect.poll(running).toEqual(["paused infinite", "running infinite"]);
  await partners.getByRole("button", { name: "Pause partner rows" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(running).toEqual(["paused infinite", "paused infinite"]);
});

test("@everyday P-64…67 the last three events stand on the home page, with the way to all of them", async ({
  page,
  product,
  content,
}) => {
  const list = (await (await fetch(`${product.apiUrl}/readProjectEvent/Event?page=1&limit=50`)).json()) as {
    items: { title: string }[];
  };
  await page.goto(product.siteUrl);
  const posts = page.getByRole("region", { name: "Recent blog posts" });
  await posts.scrollIntoViewIfNeeded();
  await expect(posts.getByRole("heading", { level: 3 })).toHaveText(
    list.items.slice(-3).map(({ title }) => title),
  );
  const covers = posts.locator("img");
  for (const cover of await covers.all()) {
    expect(await cover.getAttribute("src")).toMatch(new RegExp(`^${product.apiUrl}/allimages/[^/]+$`));
  }
  expect(await covers.count(), content.lastEvent).toBeGreaterThan(0);
  await posts.getByRole("link", { name: /^See More/ }).click();
  await expect(page).toHaveURL(`${product.siteUrl}/EventPost`);
});

test("@everyday P-113 P-117 P-127 P-134 P-135 an energy project beside a water project: geography, no invented objective, marks of two sizes, columns by width, broken pictures gone", async ({
  page,
  product,
  content,
}) => {
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  const shown = new PublicPage(page);
  await page.goto(`${product.siteUrl}/SingalProjectsEnergy/${content.energy.id}`); // (sic)
  const geography = region("Project Geographic Coverage");
  await expect(geography).toContainText("The old salt pans.");
  await expect(geography.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(region("Project Objectives").getByRole("listitem")).toHaveCount(0);
  await expect(region("Project")).toBeVisible();
  await expect(region("Achievements")).toContainText("No achievements yet.");
  await expect(region("Project Photos")).toContainText("No photos uploaded yet.");
  const markWidth = async () =>
    (await region("Project Stakeholders").getByRole("img").first().boundingBox())?.width ?? 0;
  const energyMark = await markWidth();

  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  await shown.untilLoaded();
  expect(await markWidth()).toBeGreaterThan(energyMark);
  const gallery = region("Project Photos").getByRole("list");
  for (const [width, columns] of [
    [360, 2],
    [700, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await gallery.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length),
      `${width} px`,
    ).toBe(columns);
  }

  // Every picture is gone from the store: none stands there broken, the texts do.
  await page.route(/\/(storage|allimages)\//, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await shown.untilLoaded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("main").locator("img:visible")).toHaveCount(0);
  await expect(region("Project Overview")).toContainText("Fourteen wells are dug and covered");
});
